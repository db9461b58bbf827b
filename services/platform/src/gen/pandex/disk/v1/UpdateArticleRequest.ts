// Original file: protos/pandex/disk/v1/disk.proto


export interface UpdateArticleRequest {
  'doc_id'?: (string);
  'text'?: (string);
}

export interface UpdateArticleRequest__Output {
  'doc_id': (string);
  'text': (string);
}
