// Original file: protos/pandex/config/v1/config.proto


export interface ListAllRequest {
  'known'?: (string);
}

export interface ListAllRequest__Output {
  'known': (string);
}
