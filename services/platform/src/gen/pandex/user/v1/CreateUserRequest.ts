// Original file: protos/pandex/user/v1/user.proto


export interface CreateUserRequest {
  'username'?: (string);
  'email'?: (string);
  'password'?: (string);
  'role'?: (string);
  'remark'?: (string);
}

export interface CreateUserRequest__Output {
  'username': (string);
  'email': (string);
  'password': (string);
  'role': (string);
  'remark': (string);
}
