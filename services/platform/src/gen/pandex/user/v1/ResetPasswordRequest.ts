// Original file: protos/pandex/user/v1/user.proto


export interface ResetPasswordRequest {
  'email'?: (string);
  'code'?: (string);
  'new_password'?: (string);
}

export interface ResetPasswordRequest__Output {
  'email': (string);
  'code': (string);
  'new_password': (string);
}
