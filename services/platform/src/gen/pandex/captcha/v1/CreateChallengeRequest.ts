// Original file: protos/pandex/captcha/v1/captcha.proto


export interface CreateChallengeRequest {
  'type'?: (string);
  'purpose'?: (string);
}

export interface CreateChallengeRequest__Output {
  'type': (string);
  'purpose': (string);
}
