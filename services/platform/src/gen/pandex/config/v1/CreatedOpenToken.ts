// Original file: protos/pandex/config/v1/config.proto


export interface CreatedOpenToken {
  'name'?: (string);
  'token'?: (string);
}

export interface CreatedOpenToken__Output {
  'name': (string);
  'token': (string);
}
