// Original file: protos/pandex/disk/v1/disk.proto


export interface ChangedDocs {
  'cursor'?: (string);
  'doc_ids'?: (string)[];
  'all'?: (boolean);
  'rules'?: (string);
  'words'?: (string)[];
}

export interface ChangedDocs__Output {
  'cursor': (string);
  'doc_ids': (string)[];
  'all': (boolean);
  'rules': (string);
  'words': (string)[];
}
