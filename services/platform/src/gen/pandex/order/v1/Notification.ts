// Original file: protos/pandex/order/v1/order.proto


export interface Notification {
  'provider'?: (string);
  'body'?: (Buffer | Uint8Array | string);
}

export interface Notification__Output {
  'provider': (string);
  'body': (Buffer);
}
