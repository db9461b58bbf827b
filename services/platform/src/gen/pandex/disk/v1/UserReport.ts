// Original file: protos/pandex/disk/v1/disk.proto


export interface UserReport {
  'doc_id'?: (string);
  'disk_name'?: (string);
  'reason'?: (string);
  'text'?: (string);
  'contact'?: (string);
  'create_time'?: (string);
}

export interface UserReport__Output {
  'doc_id': (string);
  'disk_name': (string);
  'reason': (string);
  'text': (string);
  'contact': (string);
  'create_time': (string);
}
