// Original file: protos/pandex/disk/v1/disk.proto


export interface DriveHealth {
  'disk_type'?: (string);
  'counts'?: ({[key: string]: number});
  'waiting'?: (number);
  'answers'?: ({[key: string]: number});
  'circuit'?: (string);
  'every_ms'?: (number);
  'answered_at'?: (string);
}

export interface DriveHealth__Output {
  'disk_type': (string);
  'counts': ({[key: string]: number});
  'waiting': (number);
  'answers': ({[key: string]: number});
  'circuit': (string);
  'every_ms': (number);
  'answered_at': (string);
}
