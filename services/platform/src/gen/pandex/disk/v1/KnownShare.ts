// Original file: protos/pandex/disk/v1/disk.proto


export interface KnownShare {
  'disk_type'?: (string);
  'disk_id'?: (string);
  'doc_id'?: (string);
}

export interface KnownShare__Output {
  'disk_type': (string);
  'disk_id': (string);
  'doc_id': (string);
}
