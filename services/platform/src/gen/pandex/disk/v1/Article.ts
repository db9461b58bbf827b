// Original file: protos/pandex/disk/v1/disk.proto


export interface Article {
  'doc_id'?: (string);
  'text'?: (string);
  'model'?: (string);
  'prompt'?: (string);
  'create_time'?: (string);
}

export interface Article__Output {
  'doc_id': (string);
  'text': (string);
  'model': (string);
  'prompt': (string);
  'create_time': (string);
}
