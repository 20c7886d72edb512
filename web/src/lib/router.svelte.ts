/** Which page is shown: the path of the address. Links to our own pages do not load anything anew. */

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(path: string): void {
    history.pushState(null, '', path + location.search);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const router = new Router();

export function tableLink(id: string): string {
  return `/table/${id}`;
}

/** Follow links within the page. */
export function followLinks(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const ours = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
    if (!ours || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || link.hash) return;
    event.preventDefault();
    router.go(link.pathname);
  });
}
