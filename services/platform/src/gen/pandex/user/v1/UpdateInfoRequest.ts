// Original file: protos/pandex/user/v1/user.proto


export interface UpdateInfoRequest {
  'username'?: (string);
  'password'?: (string);
  'email'?: (string);
  'current_password'?: (string);
  'code'?: (string);
}

export interface UpdateInfoRequest__Output {
  'username': (string);
  'password': (string);
  'email': (string);
  'current_password': (string);
  'code': (string);
}
