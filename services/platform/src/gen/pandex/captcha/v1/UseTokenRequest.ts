// Original file: protos/pandex/captcha/v1/captcha.proto


export interface UseTokenRequest {
  'token'?: (string);
  'purpose'?: (string);
}

export interface UseTokenRequest__Output {
  'token': (string);
  'purpose': (string);
}
