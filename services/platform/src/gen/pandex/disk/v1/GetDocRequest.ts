// Original file: protos/pandex/disk/v1/disk.proto


export interface GetDocRequest {
  'doc_id'?: (string);
  'with_meta'?: (boolean);
}

export interface GetDocRequest__Output {
  'doc_id': (string);
  'with_meta': (boolean);
}
