// Original file: protos/pandex/disk/v1/disk.proto


export interface DocViews {
  'doc_id'?: (string);
  'count'?: (number);
}

export interface DocViews__Output {
  'doc_id': (string);
  'count': (number);
}
