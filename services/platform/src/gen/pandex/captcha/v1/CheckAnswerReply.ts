// Original file: protos/pandex/captcha/v1/captcha.proto


export interface CheckAnswerReply {
  'ok'?: (boolean);
  'token'?: (string);
  'purpose'?: (string);
}

export interface CheckAnswerReply__Output {
  'ok': (boolean);
  'token': (string);
  'purpose': (string);
}
