// Original file: protos/pandex/disk/v1/disk.proto


export interface LinkState {
  'status'?: (string);
  'checked_at'?: (string);
  'queued'?: (boolean);
}

export interface LinkState__Output {
  'status': (string);
  'checked_at': (string);
  'queued': (boolean);
}
