// Original file: protos/pandex/user/v1/user.proto


export interface UseCdkeyRequest {
  'key'?: (string);
}

export interface UseCdkeyRequest__Output {
  'key': (string);
}
