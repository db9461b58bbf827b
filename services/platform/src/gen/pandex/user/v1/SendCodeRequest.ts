// Original file: protos/pandex/user/v1/user.proto


export interface SendCodeRequest {
  'email'?: (string);
  'captcha_token'?: (string);
  'invite_code'?: (string);
}

export interface SendCodeRequest__Output {
  'email': (string);
  'captcha_token': (string);
  'invite_code': (string);
}
