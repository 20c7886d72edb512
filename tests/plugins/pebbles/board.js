/** A board for Pebbles: a button for each heap, which offers what can be taken from it. */
export const ratio = 0.5;

export function mount(element, first) {
  const sign = document.createElement('img');
  sign.src = first.file('pebble.svg');
  sign.alt = '';
  const row = document.createElement('div');
  element.append(sign, row);

  function update(host) {
    row.replaceChildren(
      ...Object.entries(host.view.heaps_left).map(([heap, left]) => {
        const offered = host.choices.filter((choice) => choice.action.startsWith(`take ${heap} `));
        const button = document.createElement('button');
        button.textContent = `${host.tell(`pebbles-word-${heap}`)}: ${left}`;
        button.dataset.heap = heap;
        button.disabled = offered.length === 0;
        button.onclick = () => host.offer(offered);
        return button;
      }),
    );
  }
  update(first);
  return { update, destroy: () => element.replaceChildren() };
}
