// Original file: protos/pandex/order/v1/order.proto


export interface NotificationReply {
  'text'?: (string);
}

export interface NotificationReply__Output {
  'text': (string);
}
