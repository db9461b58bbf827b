// Original file: protos/pandex/disk/v1/disk.proto


export interface SaveDiskReply {
  'doc_id'?: (string);
  'outcome'?: (string);
}

export interface SaveDiskReply__Output {
  'doc_id': (string);
  'outcome': (string);
}
