// Original file: protos/pandex/disk/v1/disk.proto


export interface ArticleRef {
  'doc_id'?: (string);
}

export interface ArticleRef__Output {
  'doc_id': (string);
}
