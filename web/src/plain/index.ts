/** How a game is shown that has no board of its own. */
import type { GameUi, Scene, Section } from '$lib/games';
import type { Teller } from '$lib/teller';
import { NOTHING, Plain, type Fact, type Part } from './parts';
import PlainBoard from './PlainBoard.svelte';

export function plainUi(game: string): GameUi {
  const plain = (scene: Scene, teller: Teller): Plain => new Plain(game, teller, scene.names);
  return {
    Board: PlainBoard,
    groups: {},
    wide: true,
    ratio: 1,
    facts: () => [],
    text: (scene, teller) => sections('', plain(scene, teller).parts(scene.view)),
    kindOf: (action, teller) => new Plain(game, teller, []).kind(action.split(' ')[0] ?? ''),
  };
}

/** The same for ears. */
function sections(title: string, parts: readonly Part[]): Section[] {
  return parts.flatMap((part) => {
    if (part.kind === 'facts') return [{ title, lines: part.facts.map(line) }];
    if (part.kind === 'group') return sections(part.label, part.parts);
    const cells = (row: string[][]): string => row.map((chips, k) => line({ label: part.head[k] ?? '', chips })).join('; ');
    return [{ title: part.label, lines: part.rows.map((row) => `${row.title} – ${cells(row.cells)}`) }];
  });
}

function line({ label, chips }: Omit<Fact, 'place'>): string {
  const value = chips.join(', ') || NOTHING;
  return label ? `${label}: ${value}` : value;
}
