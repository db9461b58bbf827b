// Original file: protos/pandex/disk/v1/disk.proto


export interface VisibleDisk {
  'doc_id'?: (string);
  'policy'?: (string);
  'cost_coin'?: (number);
  'status'?: (number);
  'health'?: (string);
  'checked_at'?: (string);
}

export interface VisibleDisk__Output {
  'doc_id': (string);
  'policy': (string);
  'cost_coin': (number);
  'status': (number);
  'health': (string);
  'checked_at': (string);
}
