// Original file: protos/pandex/config/v1/config.proto


export interface CreateOpenTokenRequest {
  'name'?: (string);
  'scopes'?: (string)[];
  'per_minute'?: (number);
  'remark'?: (string);
}

export interface CreateOpenTokenRequest__Output {
  'name': (string);
  'scopes': (string)[];
  'per_minute': (number);
  'remark': (string);
}
