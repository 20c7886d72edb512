/** The players' share in the shuffling: given by each after he was shown the dealer's commitment, before it begins. */
import { api, refusal } from '../lib/api';
import type { NewTable, TableInfo } from '../lib/wire';
import { Witness } from './witness';

/** Give our number at a table where we sit, once its commitment is known. */
export async function share(table: TableInfo, witness: Witness): Promise<void> {
  if (table.status !== 'waiting' || !table.seats.some((seat) => seat.you && !seat.shared)) return;
  witness.shown(table.commitment);
  await refusal(() => api.share(table.id, table.commitment, witness.nonce())); // it may have begun meanwhile
}

/** Open a table and sit down there; where all seats are taken the game begins. */
export async function openTable(wishes: NewTable): Promise<TableInfo> {
  const table = await api.newTable(wishes);
  await share(table, new Witness(table.id));
  if (table.seats.every((seat) => seat.kind !== 'free')) await api.start(table.id);
  return table;
}
