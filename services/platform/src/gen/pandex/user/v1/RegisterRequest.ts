// Original file: protos/pandex/user/v1/user.proto


export interface RegisterRequest {
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
  'code'?: (string);
  'invite_code'?: (string);
  'captcha_token'?: (string);
}

export interface RegisterRequest__Output {
  'username': (string);
  'email': (string);
  'password': (string);
  'code': (string);
  'invite_code': (string);
  'captcha_token': (string);
}
