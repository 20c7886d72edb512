/** What goes over the wire: made from the server's types (`tools/schema.py`). */
export type * from '../generated/messages';

/** The JSON Schema of a game's options, as far as the form for a new table needs it. */
export interface OptionsSchema {
  properties?: Record<string, OptionSchema>;
  $defs?: Record<string, OptionsSchema>;
  $ref?: string;
}

export interface OptionSchema {
  type?: string;
  enum?: string[];
  default?: string | number | boolean;
  minimum?: number;
  maximum?: number;
}
