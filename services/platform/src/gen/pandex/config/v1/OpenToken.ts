// Original file: protos/pandex/config/v1/config.proto


export interface OpenToken {
  'name'?: (string);
  'scopes'?: (string)[];
  'per_minute'?: (number);
}

export interface OpenToken__Output {
  'name': (string);
  'scopes': (string)[];
  'per_minute': (number);
}
