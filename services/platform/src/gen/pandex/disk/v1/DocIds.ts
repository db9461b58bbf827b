// Original file: protos/pandex/disk/v1/disk.proto


export interface DocIds {
  'doc_ids'?: (string)[];
}

export interface DocIds__Output {
  'doc_ids': (string)[];
}
