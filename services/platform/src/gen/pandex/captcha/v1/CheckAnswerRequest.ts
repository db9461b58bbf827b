// Original file: protos/pandex/captcha/v1/captcha.proto


export interface CheckAnswerRequest {
  'key'?: (string);
  'dots'?: (string);
}

export interface CheckAnswerRequest__Output {
  'key': (string);
  'dots': (string);
}
