// Original file: protos/pandex/config/v1/config.proto


export interface AddIndexNowRequest {
  'key'?: (string);
}

export interface AddIndexNowRequest__Output {
  'key': (string);
}
