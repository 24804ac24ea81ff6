package app.alento.companion;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
