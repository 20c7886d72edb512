/** The boards that were loaded, by game. */
import type { BoardModule } from './host';

export interface Loaded {
  module: BoardModule;
  file: (name: string) => string; // its address
}

export const boards = new Map<string, Loaded>();
