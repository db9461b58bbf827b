// Original file: protos/pandex/disk/v1/disk.proto


export interface SaveArticleRequest {
  'doc_id'?: (string);
  'text'?: (string);
  'model'?: (string);
  'prompt'?: (string);
}

export interface SaveArticleRequest__Output {
  'doc_id': (string);
  'text': (string);
  'model': (string);
  'prompt': (string);
}
