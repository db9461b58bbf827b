// Original file: protos/pandex/user/v1/user.proto


export interface LoginRequest {
  'username'?: (string);
  'password'?: (string);
  'captcha_token'?: (string);
}

export interface LoginRequest__Output {
  'username': (string);
  'password': (string);
  'captcha_token': (string);
}
