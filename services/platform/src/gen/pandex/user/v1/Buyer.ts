// Original file: protos/pandex/user/v1/user.proto


export interface Buyer {
  'username'?: (string);
  'status'?: (string);
  'is_vip_forever'?: (boolean);
}

export interface Buyer__Output {
  'username': (string);
  'status': (string);
  'is_vip_forever': (boolean);
}
