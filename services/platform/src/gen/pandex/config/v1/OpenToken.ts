// Original file: protos/pandex/config/v1/config.proto


export interface OpenToken {
  'name'?: (string);
}

export interface OpenToken__Output {
  'name': (string);
}
