// Original file: protos/pandex/disk/v1/disk.proto


export interface SaveArticleRequest {
  'doc_id'?: (string);
  'text'?: (string);
  'model'?: (string);
  'prompt'?: (string);
  'replace_by_hand'?: (boolean);
}

export interface SaveArticleRequest__Output {
  'doc_id': (string);
  'text': (string);
  'model': (string);
  'prompt': (string);
  'replace_by_hand': (boolean);
}
