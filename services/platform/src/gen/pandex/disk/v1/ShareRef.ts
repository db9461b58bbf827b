// Original file: protos/pandex/disk/v1/disk.proto


export interface ShareRef {
  'disk_type'?: (string);
  'disk_id'?: (string);
  'doc_id'?: (string);
}

export interface ShareRef__Output {
  'disk_type': (string);
  'disk_id': (string);
  'doc_id': (string);
}
