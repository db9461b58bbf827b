import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from './pandex/common/v1/BulkFailure.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from './pandex/common/v1/BulkReply.ts';
import type { CountPoint as _pandex_common_v1_CountPoint, CountPoint__Output as _pandex_common_v1_CountPoint__Output } from './pandex/common/v1/CountPoint.ts';
import type { CountSeries as _pandex_common_v1_CountSeries, CountSeries__Output as _pandex_common_v1_CountSeries__Output } from './pandex/common/v1/CountSeries.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from './pandex/common/v1/Ids.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from './pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from './pandex/common/v1/ServiceStatus.ts';
import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from './pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from './pandex/common/v1/TestSettingRequest.ts';
import type { AlipayCheck as _pandex_order_v1_AlipayCheck, AlipayCheck__Output as _pandex_order_v1_AlipayCheck__Output } from './pandex/order/v1/AlipayCheck.ts';
import type { BuildAlipayReply as _pandex_order_v1_BuildAlipayReply, BuildAlipayReply__Output as _pandex_order_v1_BuildAlipayReply__Output } from './pandex/order/v1/BuildAlipayReply.ts';
import type { Coupon as _pandex_order_v1_Coupon, Coupon__Output as _pandex_order_v1_Coupon__Output } from './pandex/order/v1/Coupon.ts';
import type { CouponList as _pandex_order_v1_CouponList, CouponList__Output as _pandex_order_v1_CouponList__Output } from './pandex/order/v1/CouponList.ts';
import type { CreateCouponRequest as _pandex_order_v1_CreateCouponRequest, CreateCouponRequest__Output as _pandex_order_v1_CreateCouponRequest__Output } from './pandex/order/v1/CreateCouponRequest.ts';
import type { CreateGoodsRequest as _pandex_order_v1_CreateGoodsRequest, CreateGoodsRequest__Output as _pandex_order_v1_CreateGoodsRequest__Output } from './pandex/order/v1/CreateGoodsRequest.ts';
import type { CreateOrderRequest as _pandex_order_v1_CreateOrderRequest, CreateOrderRequest__Output as _pandex_order_v1_CreateOrderRequest__Output } from './pandex/order/v1/CreateOrderRequest.ts';
import type { Difference as _pandex_order_v1_Difference, Difference__Output as _pandex_order_v1_Difference__Output } from './pandex/order/v1/Difference.ts';
import type { DifferenceList as _pandex_order_v1_DifferenceList, DifferenceList__Output as _pandex_order_v1_DifferenceList__Output } from './pandex/order/v1/DifferenceList.ts';
import type { Goods as _pandex_order_v1_Goods, Goods__Output as _pandex_order_v1_Goods__Output } from './pandex/order/v1/Goods.ts';
import type { GoodsList as _pandex_order_v1_GoodsList, GoodsList__Output as _pandex_order_v1_GoodsList__Output } from './pandex/order/v1/GoodsList.ts';
import type { ListCouponsRequest as _pandex_order_v1_ListCouponsRequest, ListCouponsRequest__Output as _pandex_order_v1_ListCouponsRequest__Output } from './pandex/order/v1/ListCouponsRequest.ts';
import type { ListDifferencesRequest as _pandex_order_v1_ListDifferencesRequest, ListDifferencesRequest__Output as _pandex_order_v1_ListDifferencesRequest__Output } from './pandex/order/v1/ListDifferencesRequest.ts';
import type { ListGoodsRequest as _pandex_order_v1_ListGoodsRequest, ListGoodsRequest__Output as _pandex_order_v1_ListGoodsRequest__Output } from './pandex/order/v1/ListGoodsRequest.ts';
import type { ListOrdersRequest as _pandex_order_v1_ListOrdersRequest, ListOrdersRequest__Output as _pandex_order_v1_ListOrdersRequest__Output } from './pandex/order/v1/ListOrdersRequest.ts';
import type { ListOwnOrdersRequest as _pandex_order_v1_ListOwnOrdersRequest, ListOwnOrdersRequest__Output as _pandex_order_v1_ListOwnOrdersRequest__Output } from './pandex/order/v1/ListOwnOrdersRequest.ts';
import type { Notification as _pandex_order_v1_Notification, Notification__Output as _pandex_order_v1_Notification__Output } from './pandex/order/v1/Notification.ts';
import type { NotificationReply as _pandex_order_v1_NotificationReply, NotificationReply__Output as _pandex_order_v1_NotificationReply__Output } from './pandex/order/v1/NotificationReply.ts';
import type { Order as _pandex_order_v1_Order, Order__Output as _pandex_order_v1_Order__Output } from './pandex/order/v1/Order.ts';
import type { OrderDetails as _pandex_order_v1_OrderDetails, OrderDetails__Output as _pandex_order_v1_OrderDetails__Output } from './pandex/order/v1/OrderDetails.ts';
import type { OrderEvent as _pandex_order_v1_OrderEvent, OrderEvent__Output as _pandex_order_v1_OrderEvent__Output } from './pandex/order/v1/OrderEvent.ts';
import type { OrderId as _pandex_order_v1_OrderId, OrderId__Output as _pandex_order_v1_OrderId__Output } from './pandex/order/v1/OrderId.ts';
import type { OrderList as _pandex_order_v1_OrderList, OrderList__Output as _pandex_order_v1_OrderList__Output } from './pandex/order/v1/OrderList.ts';
import type { OrderNo as _pandex_order_v1_OrderNo, OrderNo__Output as _pandex_order_v1_OrderNo__Output } from './pandex/order/v1/OrderNo.ts';
import type { OrderPayment as _pandex_order_v1_OrderPayment, OrderPayment__Output as _pandex_order_v1_OrderPayment__Output } from './pandex/order/v1/OrderPayment.ts';
import type { OrderPoint as _pandex_order_v1_OrderPoint, OrderPoint__Output as _pandex_order_v1_OrderPoint__Output } from './pandex/order/v1/OrderPoint.ts';
import type { OrderSeries as _pandex_order_v1_OrderSeries, OrderSeries__Output as _pandex_order_v1_OrderSeries__Output } from './pandex/order/v1/OrderSeries.ts';
import type { OrderServiceClient as _pandex_order_v1_OrderServiceClient, OrderServiceDefinition as _pandex_order_v1_OrderServiceDefinition } from './pandex/order/v1/OrderService.ts';
import type { OrderState as _pandex_order_v1_OrderState, OrderState__Output as _pandex_order_v1_OrderState__Output } from './pandex/order/v1/OrderState.ts';
import type { OrderTotals as _pandex_order_v1_OrderTotals, OrderTotals__Output as _pandex_order_v1_OrderTotals__Output } from './pandex/order/v1/OrderTotals.ts';
import type { OrderWork as _pandex_order_v1_OrderWork, OrderWork__Output as _pandex_order_v1_OrderWork__Output } from './pandex/order/v1/OrderWork.ts';
import type { OwnOrder as _pandex_order_v1_OwnOrder, OwnOrder__Output as _pandex_order_v1_OwnOrder__Output } from './pandex/order/v1/OwnOrder.ts';
import type { OwnOrderList as _pandex_order_v1_OwnOrderList, OwnOrderList__Output as _pandex_order_v1_OwnOrderList__Output } from './pandex/order/v1/OwnOrderList.ts';
import type { Payment as _pandex_order_v1_Payment, Payment__Output as _pandex_order_v1_Payment__Output } from './pandex/order/v1/Payment.ts';
import type { Price as _pandex_order_v1_Price, Price__Output as _pandex_order_v1_Price__Output } from './pandex/order/v1/Price.ts';
import type { PriceRequest as _pandex_order_v1_PriceRequest, PriceRequest__Output as _pandex_order_v1_PriceRequest__Output } from './pandex/order/v1/PriceRequest.ts';
import type { ReferenceRequest as _pandex_order_v1_ReferenceRequest, ReferenceRequest__Output as _pandex_order_v1_ReferenceRequest__Output } from './pandex/order/v1/ReferenceRequest.ts';
import type { Refund as _pandex_order_v1_Refund, Refund__Output as _pandex_order_v1_Refund__Output } from './pandex/order/v1/Refund.ts';
import type { ShopGoods as _pandex_order_v1_ShopGoods, ShopGoods__Output as _pandex_order_v1_ShopGoods__Output } from './pandex/order/v1/ShopGoods.ts';
import type { ShopGoodsList as _pandex_order_v1_ShopGoodsList, ShopGoodsList__Output as _pandex_order_v1_ShopGoodsList__Output } from './pandex/order/v1/ShopGoodsList.ts';
import type { UpdateCouponRequest as _pandex_order_v1_UpdateCouponRequest, UpdateCouponRequest__Output as _pandex_order_v1_UpdateCouponRequest__Output } from './pandex/order/v1/UpdateCouponRequest.ts';
import type { UpdateGoodsRequest as _pandex_order_v1_UpdateGoodsRequest, UpdateGoodsRequest__Output as _pandex_order_v1_UpdateGoodsRequest__Output } from './pandex/order/v1/UpdateGoodsRequest.ts';
import type { UpdateOrderRequest as _pandex_order_v1_UpdateOrderRequest, UpdateOrderRequest__Output as _pandex_order_v1_UpdateOrderRequest__Output } from './pandex/order/v1/UpdateOrderRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        BulkFailure: MessageTypeDefinition<_pandex_common_v1_BulkFailure, _pandex_common_v1_BulkFailure__Output>
        BulkReply: MessageTypeDefinition<_pandex_common_v1_BulkReply, _pandex_common_v1_BulkReply__Output>
        CountPoint: MessageTypeDefinition<_pandex_common_v1_CountPoint, _pandex_common_v1_CountPoint__Output>
        CountSeries: MessageTypeDefinition<_pandex_common_v1_CountSeries, _pandex_common_v1_CountSeries__Output>
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Ids: MessageTypeDefinition<_pandex_common_v1_Ids, _pandex_common_v1_Ids__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
        SeriesRequest: MessageTypeDefinition<_pandex_common_v1_SeriesRequest, _pandex_common_v1_SeriesRequest__Output>
        ServiceStatus: MessageTypeDefinition<_pandex_common_v1_ServiceStatus, _pandex_common_v1_ServiceStatus__Output>
        TestSettingReply: MessageTypeDefinition<_pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingReply__Output>
        TestSettingRequest: MessageTypeDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingRequest__Output>
      }
    }
    order: {
      v1: {
        AlipayCheck: MessageTypeDefinition<_pandex_order_v1_AlipayCheck, _pandex_order_v1_AlipayCheck__Output>
        BuildAlipayReply: MessageTypeDefinition<_pandex_order_v1_BuildAlipayReply, _pandex_order_v1_BuildAlipayReply__Output>
        Coupon: MessageTypeDefinition<_pandex_order_v1_Coupon, _pandex_order_v1_Coupon__Output>
        CouponList: MessageTypeDefinition<_pandex_order_v1_CouponList, _pandex_order_v1_CouponList__Output>
        CreateCouponRequest: MessageTypeDefinition<_pandex_order_v1_CreateCouponRequest, _pandex_order_v1_CreateCouponRequest__Output>
        CreateGoodsRequest: MessageTypeDefinition<_pandex_order_v1_CreateGoodsRequest, _pandex_order_v1_CreateGoodsRequest__Output>
        CreateOrderRequest: MessageTypeDefinition<_pandex_order_v1_CreateOrderRequest, _pandex_order_v1_CreateOrderRequest__Output>
        Difference: MessageTypeDefinition<_pandex_order_v1_Difference, _pandex_order_v1_Difference__Output>
        DifferenceList: MessageTypeDefinition<_pandex_order_v1_DifferenceList, _pandex_order_v1_DifferenceList__Output>
        Goods: MessageTypeDefinition<_pandex_order_v1_Goods, _pandex_order_v1_Goods__Output>
        GoodsList: MessageTypeDefinition<_pandex_order_v1_GoodsList, _pandex_order_v1_GoodsList__Output>
        ListCouponsRequest: MessageTypeDefinition<_pandex_order_v1_ListCouponsRequest, _pandex_order_v1_ListCouponsRequest__Output>
        ListDifferencesRequest: MessageTypeDefinition<_pandex_order_v1_ListDifferencesRequest, _pandex_order_v1_ListDifferencesRequest__Output>
        ListGoodsRequest: MessageTypeDefinition<_pandex_order_v1_ListGoodsRequest, _pandex_order_v1_ListGoodsRequest__Output>
        ListOrdersRequest: MessageTypeDefinition<_pandex_order_v1_ListOrdersRequest, _pandex_order_v1_ListOrdersRequest__Output>
        ListOwnOrdersRequest: MessageTypeDefinition<_pandex_order_v1_ListOwnOrdersRequest, _pandex_order_v1_ListOwnOrdersRequest__Output>
        Notification: MessageTypeDefinition<_pandex_order_v1_Notification, _pandex_order_v1_Notification__Output>
        NotificationReply: MessageTypeDefinition<_pandex_order_v1_NotificationReply, _pandex_order_v1_NotificationReply__Output>
        Order: MessageTypeDefinition<_pandex_order_v1_Order, _pandex_order_v1_Order__Output>
        OrderDetails: MessageTypeDefinition<_pandex_order_v1_OrderDetails, _pandex_order_v1_OrderDetails__Output>
        OrderEvent: MessageTypeDefinition<_pandex_order_v1_OrderEvent, _pandex_order_v1_OrderEvent__Output>
        OrderId: MessageTypeDefinition<_pandex_order_v1_OrderId, _pandex_order_v1_OrderId__Output>
        OrderList: MessageTypeDefinition<_pandex_order_v1_OrderList, _pandex_order_v1_OrderList__Output>
        OrderNo: MessageTypeDefinition<_pandex_order_v1_OrderNo, _pandex_order_v1_OrderNo__Output>
        OrderPayment: MessageTypeDefinition<_pandex_order_v1_OrderPayment, _pandex_order_v1_OrderPayment__Output>
        OrderPoint: MessageTypeDefinition<_pandex_order_v1_OrderPoint, _pandex_order_v1_OrderPoint__Output>
        OrderSeries: MessageTypeDefinition<_pandex_order_v1_OrderSeries, _pandex_order_v1_OrderSeries__Output>
        OrderService: SubtypeConstructor<typeof grpc.Client, _pandex_order_v1_OrderServiceClient> & { service: _pandex_order_v1_OrderServiceDefinition }
        OrderState: MessageTypeDefinition<_pandex_order_v1_OrderState, _pandex_order_v1_OrderState__Output>
        OrderTotals: MessageTypeDefinition<_pandex_order_v1_OrderTotals, _pandex_order_v1_OrderTotals__Output>
        OrderWork: MessageTypeDefinition<_pandex_order_v1_OrderWork, _pandex_order_v1_OrderWork__Output>
        OwnOrder: MessageTypeDefinition<_pandex_order_v1_OwnOrder, _pandex_order_v1_OwnOrder__Output>
        OwnOrderList: MessageTypeDefinition<_pandex_order_v1_OwnOrderList, _pandex_order_v1_OwnOrderList__Output>
        Payment: MessageTypeDefinition<_pandex_order_v1_Payment, _pandex_order_v1_Payment__Output>
        Price: MessageTypeDefinition<_pandex_order_v1_Price, _pandex_order_v1_Price__Output>
        PriceRequest: MessageTypeDefinition<_pandex_order_v1_PriceRequest, _pandex_order_v1_PriceRequest__Output>
        ReferenceRequest: MessageTypeDefinition<_pandex_order_v1_ReferenceRequest, _pandex_order_v1_ReferenceRequest__Output>
        Refund: MessageTypeDefinition<_pandex_order_v1_Refund, _pandex_order_v1_Refund__Output>
        ShopGoods: MessageTypeDefinition<_pandex_order_v1_ShopGoods, _pandex_order_v1_ShopGoods__Output>
        ShopGoodsList: MessageTypeDefinition<_pandex_order_v1_ShopGoodsList, _pandex_order_v1_ShopGoodsList__Output>
        UpdateCouponRequest: MessageTypeDefinition<_pandex_order_v1_UpdateCouponRequest, _pandex_order_v1_UpdateCouponRequest__Output>
        UpdateGoodsRequest: MessageTypeDefinition<_pandex_order_v1_UpdateGoodsRequest, _pandex_order_v1_UpdateGoodsRequest__Output>
        UpdateOrderRequest: MessageTypeDefinition<_pandex_order_v1_UpdateOrderRequest, _pandex_order_v1_UpdateOrderRequest__Output>
      }
    }
  }
}

