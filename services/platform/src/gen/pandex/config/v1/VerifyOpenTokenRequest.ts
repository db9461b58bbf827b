// Original file: protos/pandex/config/v1/config.proto


export interface VerifyOpenTokenRequest {
  'token'?: (string);
}

export interface VerifyOpenTokenRequest__Output {
  'token': (string);
}
