// Original file: protos/pandex/disk/v1/disk.proto


export interface BoughtDisk {
  'doc_id'?: (string);
  'disk_name'?: (string);
  'disk_type'?: (string);
  'health'?: (string);
  'cost_coin'?: (number);
  'create_time'?: (string);
  'refunded'?: (number);
}

export interface BoughtDisk__Output {
  'doc_id': (string);
  'disk_name': (string);
  'disk_type': (string);
  'health': (string);
  'cost_coin': (number);
  'create_time': (string);
  'refunded': (number);
}
