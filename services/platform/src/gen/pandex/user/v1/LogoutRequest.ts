// Original file: protos/pandex/user/v1/user.proto


export interface LogoutRequest {
  'all'?: (boolean);
}

export interface LogoutRequest__Output {
  'all': (boolean);
}
