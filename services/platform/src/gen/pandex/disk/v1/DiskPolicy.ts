// Original file: protos/pandex/disk/v1/disk.proto


export interface DiskPolicy {
  'kind'?: (string);
  'cost_coin'?: (number);
  'bought'?: (boolean);
  'allowed'?: (boolean);
  'refusal'?: (string);
  'free_left'?: (number);
  'refunded'?: (number);
}

export interface DiskPolicy__Output {
  'kind': (string);
  'cost_coin': (number);
  'bought': (boolean);
  'allowed': (boolean);
  'refusal': (string);
  'free_left': (number);
  'refunded': (number);
}
