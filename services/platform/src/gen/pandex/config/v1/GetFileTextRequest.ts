// Original file: protos/pandex/config/v1/config.proto


export interface GetFileTextRequest {
  'name'?: (string);
}

export interface GetFileTextRequest__Output {
  'name': (string);
}
