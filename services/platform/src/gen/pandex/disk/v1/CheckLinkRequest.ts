// Original file: protos/pandex/disk/v1/disk.proto


export interface CheckLinkRequest {
  'doc_id'?: (string);
}

export interface CheckLinkRequest__Output {
  'doc_id': (string);
}
