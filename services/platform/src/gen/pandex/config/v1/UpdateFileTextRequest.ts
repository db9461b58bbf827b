// Original file: protos/pandex/config/v1/config.proto


export interface UpdateFileTextRequest {
  'name'?: (string);
  'text'?: (string);
}

export interface UpdateFileTextRequest__Output {
  'name': (string);
  'text': (string);
}
