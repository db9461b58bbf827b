// Original file: protos/pandex/config/v1/config.proto


export interface ListColumns {
  'hidden'?: (string)[];
  'shown'?: (string)[];
  'order'?: (string)[];
  'widths'?: ({[key: string]: number});
}

export interface ListColumns__Output {
  'hidden': (string)[];
  'shown': (string)[];
  'order': (string)[];
  'widths': ({[key: string]: number});
}
